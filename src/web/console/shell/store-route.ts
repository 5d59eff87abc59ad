import { getRouteApi } from '@tanstack/react-router'

/** The route of the store, for parts that cannot import it because it imports them. */
export const storeRouteApi = getRouteApi('/signed-in/stores/$storeId')
