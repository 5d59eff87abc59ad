import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AppsReply } from '../../../api/client.ts'
import { type CurrentStore, storeKey } from '../../shell/store.tsx'

export type Post = AppsReply<'getBlog'>
export type PostRow = AppsReply<'listBlogs'>['blogs'][number]
export type Banner = AppsReply<'getBanner'>

export const postsQuery = ({ storeId, api }: CurrentStore, page: number) =>
  queryOptions({
    queryKey: storeKey(storeId, 'posts', 'list', page),
    queryFn: ({ signal }) => api.blogs.list({ page, limit: 25 }, { signal }),
    placeholderData: keepPreviousData,
  })

export const postQuery = ({ storeId, api }: CurrentStore, postId: string) =>
  queryOptions({
    queryKey: storeKey(storeId, 'posts', 'one', postId),
    queryFn: ({ signal }) => api.blogs.get(postId, { signal }),
    // A post that is being edited is not replaced by its older, saved text.
    refetchOnWindowFocus: false,
  })

/** Asks for all banners: by their place, and there in the order in which shoppers see them. */
export const bannersQuery = ({ storeId, api }: CurrentStore) =>
  queryOptions({
    queryKey: storeKey(storeId, 'banners'),
    queryFn: async ({ signal }) => {
      const found: Banner[] = []
      for await (const banner of api.banners.list.all({ limit: 100 }, { signal })) found.push(banner)
      return found.sort(byPlace)
    },
  })

function byPlace(one: Banner, other: Banner): number {
  const place = (one.placement ?? '').localeCompare(other.placement ?? '')
  return place || one.position - other.position || other.createdAt.localeCompare(one.createdAt)
}
