import type { Problem, Result } from '@/lib/result/result'

/** A page of a list, counted from 1; past the end its last page. */
export async function pageOrLast<List extends { pagination: { totalPages: number } }>(
  page: number,
  load: (page: number) => Promise<Result<List, Problem>>,
): Promise<Result<List, Problem>> {
  const list = await load(page)
  if (!list.ok) return list
  const last = Math.max(1, list.value.pagination.totalPages)
  return page <= last ? list : load(last)
}
