import 'server-only'
import { logger } from '@/lib/log/logger'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { streamedFile } from './respond.server'

type Page = { pagination: { totalPages: number } }

type List<T extends Page> = {
  /** Name of the file, without its ending. */
  name: string
  head: string
  /** Reads a page, counted from 0. */
  read: (page: number) => Promise<Result<T, Problem>>
  rows: (page: T) => string
}

/**
 * All pages of a list as one CSV file. It is written while it is read, so that a long one takes no memory.
 * The first page decides whether there is a file; one that breaks off later is not complete, and the browser
 * says so.
 */
export async function pagedCsv<T extends Page>(list: List<T>): Promise<Result<Response, Problem>> {
  const first = await list.read(0)
  return first.ok ? ok(streamedFile(list.name, 'csv', partsOf(list, first.value))) : first
}

async function* partsOf<T extends Page>({ name, head, read, rows }: List<T>, first: T) {
  yield head
  yield rows(first)
  for (let page = 1; page < first.pagination.totalPages; page += 1) {
    const part = await read(page)
    if (!part.ok) {
      logger.warn({ file: name, operation: part.error.operation }, 'a CSV file broke off')
      throw new Error(`the list could not be read: ${part.error.operation}`)
    }
    yield rows(part.value)
  }
}
