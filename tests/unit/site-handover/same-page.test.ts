import { describe, expect, it } from 'vitest'
import { DEFAULT_HOST_RULES } from '@/lib/site/hosts'
import type { Locale } from '@/lib/site/sites'
import { pathOnSite, readSitePage } from '@/lib/site-handover/same-page'

const ORIGIN = 'http://localhost:3000'

const samePage = (address: string, to: Locale) => {
  const page = readSitePage(DEFAULT_HOST_RULES, address, ORIGIN)
  return page && pathOnSite(page, to)
}

describe('the same page on another site', () => {
  it.each([
    ['/ja-jp', '/zh-sg'],
    ['/store/asiaassessments/en', '/store/sgassessments/en'],
    ['/store/asiaassessments/en/my-account/quotes', '/store/sgassessments/en/my-account/quotes'],
    ['/store/asiaassessments/en/search?q=a%20b&page=2', '/store/sgassessments/en/search?q=a%20b&page=2'],
    ['/store/asiaassessments/en/products/P900011203/a-name', '/store/sgassessments/en/products/P900011203'],
    ['/store/asiaassessments/en/categories/memory', '/store/sgassessments/en/categories/memory'],
    ['/ja-jp/login?returnTo=%2Fja-jp', '/zh-sg/login'],
  ])('of %s is %s', (address, path) => {
    expect(samePage(address, 'zh-sg')).toBe(path)
    expect(samePage(`${ORIGIN}${address}`, 'zh-sg')).toBe(path)
  })

  it.each([
    ['a list of things of one kind, which no one has', '/store/asiaassessments/en/products'],
    ['a page that no one has', '/ja-jp/nowhere'],
    ['an address longer than any of ours', `/store/asiaassessments/en/search?q=${'x'.repeat(600)}`],
  ])('is the home page for %s', (_, address) => {
    expect(samePage(address, 'zh-sg')).toBe('/zh-sg')
  })

  it.each([
    'https://evil.example/ja-jp',
    '//evil.example/ja-jp',
    '/store/moon/en',
    'http://',
    '/ja-jp/../../api',
  ])('is nothing for %s', address => {
    expect(samePage(address, 'zh-sg')).toBeUndefined()
  })
})
