import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AppsReply } from '../../../api/client.ts'
import { type CurrentStore, storeKey } from '../../shell/store.tsx'
import type { CommentFilters, ReviewFilters } from './filters.ts'

export type Review = AppsReply<'getReview'>
export type Comment = AppsReply<'getComment'>

export const reviewsQuery = (
  { storeId, api }: CurrentStore,
  { view, rating, product, page = 1 }: ReviewFilters,
) =>
  queryOptions({
    queryKey: storeKey(storeId, 'reviews', view, rating, product, page),
    queryFn: ({ signal }) =>
      api.reviews.list(
        {
          hidden: view && view === 'hidden',
          rating: rating && Number(rating),
          productId: product,
          page,
          limit: 20,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

export const commentsQuery = ({ storeId, api }: CurrentStore, { view, page = 1 }: CommentFilters) =>
  queryOptions({
    queryKey: storeKey(storeId, 'comments', view, page),
    queryFn: ({ signal }) =>
      api.comments.list(
        {
          ...(view === 'reported' ? { reported: true } : { hidden: view && view === 'hidden' }),
          page,
          limit: 20,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** Asks for the name of what a comment is about, which its record does not have; null if it is gone. */
export const subjectQuery = ({ storeId, api }: CurrentStore, { resource, resourceId }: Comment) =>
  queryOptions({
    queryKey: storeKey(storeId, 'subjects', resource, resourceId),
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }) => {
      const { data: blog } =
        resource === 'blog' ? await api.blogs.get(resourceId, { signal }).settled() : none
      const { data: product } =
        resource === 'product' ? await api.products.get(resourceId, { signal }).settled() : none
      return blog?.title ?? product?.name ?? null
    },
  })

const none = { data: null }
