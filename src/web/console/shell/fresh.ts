import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { QueryState } from '../../ui/states.tsx'

/**
 * Asks for the record that a form begins with each time its page is opened. The data of an earlier visit may be stale
 * by now, and saving the form would bring it back.
 */
export function useFresh<Data, Key extends QueryKey>(
  query: UseQueryOptions<Data, Error, Data, Key>,
): QueryState<Data> {
  const { data, error, refetch, isFetchedAfterMount } = useQuery({ ...query, refetchOnMount: 'always' })
  return { data: isFetchedAfterMount ? data : undefined, error, refetch }
}
