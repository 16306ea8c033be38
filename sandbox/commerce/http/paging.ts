import { LARGEST_PAGE_SIZE } from '../../../lib/contract/commerce/catalogue/search.ts'
import type { CommerceRequest } from './environment.ts'
import { fieldFault, validationError } from './occ-error.ts'

const PAGE_SIZE = 20

/** A whole number of the query that is not negative. */
export const readCount = (request: CommerceRequest, name: string, absent: number): number => {
  const text = request.req.query(name)
  if (text === undefined) return absent
  if (!/^\d{1,6}$/.test(text))
    throw validationError([fieldFault(name, 'invalid', 'A whole number is expected.')])
  return Number(text)
}

const LONGEST_SEARCH = 100

/** The text that a list is searched for; empty where there is no search. */
export const readSearch = (request: CommerceRequest, longest = LONGEST_SEARCH): string =>
  (request.req.query('query') ?? '').trim().slice(0, longest)

/** A page of a list; the first one is 0. */
export type Page = { currentPage: number; pageSize: number }

/** The page that a call asks for. Its size is bounded, whatever the call wants. */
export const readPage = (request: CommerceRequest): Page => ({
  currentPage: readCount(request, 'currentPage', 0),
  pageSize: Math.min(LARGEST_PAGE_SIZE, Math.max(1, readCount(request, 'pageSize', PAGE_SIZE))),
})

/** The `pagination` of the answer for a page. */
export const toPagination = ({ currentPage, pageSize }: Page, totalResults: number, sort?: string) => ({
  currentPage,
  pageSize,
  totalPages: Math.ceil(totalResults / pageSize),
  totalResults,
  ...(sort !== undefined && { sort }),
})
