import { describe, expect, it } from 'vitest'
import { listAddress } from '@/lib/site/list-address'

const orders = listAddress({
  path: locale => `/${locale}/orders`,
  sorts: ['newest', 'oldest'],
  filters: { status: ['open', 'shipped'] },
  hasSearch: true,
})

const canonical = (parameters: Parameters<typeof orders.parse>[0]) =>
  orders.build('en-us', orders.parse(parameters))

describe('the address of a list', () => {
  it('carries page, order, filter and search in one order', () => {
    expect(canonical({ page: '3', sort: 'oldest', status: 'open', q: ' wisc ' })).toBe(
      '/en-us/orders?q=wisc&status=open&sort=oldest&page=3',
    )
  })

  it.each([
    ['the first page', { page: '1' }],
    ['the usual order', { sort: 'newest' }],
    ['an unknown order', { sort: 'price' }],
    ['an unknown filter value', { status: 'lost' }],
    ['a page that is no number', { page: '-2' }],
    ['an empty search', { q: '  ' }],
    ['an unknown parameter', { size: '9' }],
  ])('leaves out %s', (_, parameters) => {
    expect(canonical(parameters)).toBe('/en-us/orders')
  })

  it.each([
    [{ day: '2026-02-28', least: '12.50', account: 'org-1' }, '?day=2026-02-28&least=12.50&account=org-1'],
    [{ day: '2026-2-28', least: '12,50', account: "'" }, ''],
    [{ day: 'soon', least: '1e9', account: 'a b' }, ''],
    [{ least: '0.001' }, ''],
    [{ least: '-1' }, ''],
  ])('takes any day, amount or code for a filter of its kind: %o', (parameters, query) => {
    const bills = listAddress({
      path: locale => `/${locale}/bills`,
      filters: { day: 'day', least: 'amount', account: 'code' },
    })
    expect(bills.build('en-us', bills.parse(parameters))).toBe(`/en-us/bills${query}`)
  })

  it('cuts a search that is too long', () => {
    expect(orders.parse({ q: 'x'.repeat(200) }).search).toHaveLength(100)
  })

  it('takes the first of a parameter that comes twice', () => {
    expect(canonical({ status: ['shipped', 'open'] })).toBe('/en-us/orders?status=shipped')
  })

  it('reads no search where the list has none', () => {
    expect(listAddress({ path: () => '/' }).parse({ q: 'x' })).toEqual({ page: 1, filters: {} })
  })
})
