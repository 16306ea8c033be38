import { describe, expect, it } from 'vitest'
import { isWorthKeeping } from '@/lib/page-cache/worth-keeping'

const page = (html: string, status?: number) => ({ kind: 'APP_PAGE', html, ...(status && { status }) })

describe('the memory of pages', () => {
  it.each([
    ['a page', page('<p>')],
    ['a page with its status', page('<p>', 200)],
    ['a file', { kind: 'APP_ROUTE', status: 200 }],
    ['an answer of a back end', { kind: 'FETCH' }],
    ['what is taken away', null],
  ])('keeps %s', (_name, answer) => expect(isWorthKeeping(answer)).toBe(true))

  it.each([
    ['a page under another name', page('<p>', 308)],
    ['a page elsewhere for now', page('<p>', 307)],
    ['a page that failed', page('<p>', 500)],
    ['an address of nothing', page('<meta name="page-status" content="404"/>')],
    ['a page without its back end', page('<meta name="page-status" content="503"/>', 200)],
    ['a refusal', { kind: 'APP_ROUTE', status: 404 }],
    ['a way elsewhere', { kind: 'APP_ROUTE', status: 308 }],
  ])('does not keep %s', (_name, answer) => expect(isWorthKeeping(answer)).toBe(false))
})
