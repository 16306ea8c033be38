import { expect, it, vi } from 'vitest'
import { memoizePerLocale } from '@/lib/i18n/memoize-per-locale'
import type { Locale } from '@/lib/site/sites'

const CONTENT = { title: 'Kits' }

it('makes a result once per locale while its arguments stay the same objects', () => {
  const make = vi.fn((locale: Locale, { title }: { title: string }) => ({ text: `${locale} ${title}` }))
  const memoized = memoizePerLocale(make)
  const first = memoized('en-us', CONTENT)
  expect(memoized('nl-nl', CONTENT)).toEqual({ text: 'nl-nl Kits' })
  expect(memoized('en-us', CONTENT)).toBe(first)
  expect(make).toHaveBeenCalledTimes(2)
})

it('makes it anew when the content has changed, and lets go of the earlier result', () => {
  const memoized = memoizePerLocale((locale, { title }: { title: string }) => ({
    text: `${locale} ${title}`,
  }))
  const before = memoized('en-us', CONTENT)
  expect(memoized('en-us', { title: 'Forms' })).toEqual({ text: 'en-us Forms' })
  expect(memoized('en-us', CONTENT)).not.toBe(before)
})
