import { expect, test } from 'vitest'
import { toFlagValues } from '@/lib/flags/flag-values'
import { hiddenAccountPages } from '@/lib/flags/hidden-account-pages'

test('pages behind a flag are hidden until it is on', () => {
  expect(hiddenAccountPages(toFlagValues({}))).toEqual(['orderHistory', 'qualifications', 'addressBook'])
  expect(hiddenAccountPages(toFlagValues({ 'order-history': true }))).toEqual([
    'qualifications',
    'addressBook',
  ])
})
