import { expect, test } from 'vitest'
import { FLOWS } from '@/lib/site/flows'
import { getStep, STEP_IDS } from '@/lib/site/steps'
import { readCode } from '../support/source-files'

/** Address of a page below the locale: without route groups. */
const addressOf = (path: string): string =>
  path
    .replace(/^app\/\[locale\]/, '')
    .replace(/\/\([^/]+\)/g, '')
    .replace(/\/page\.tsx$/, '')

test('the registration has exactly the declared pages (spec §2)', () => {
  const pages = readCode('app')
    .map(({ path }) => path)
    .filter(path => /^app\/\[locale\]\/(?:.*\/)?register\/(?:.*\/)?page\.tsx$/.test(path))
    .map(addressOf)
  expect(pages.sort()).toEqual(STEP_IDS.map(id => getStep(id).path).sort())
})

test.each(Object.entries(FLOWS))(
  'the step order %s has every step once and ends with its only terminal step',
  (_, flow) => {
    expect([...flow].sort()).toEqual([...STEP_IDS].sort())
    expect(flow.filter(id => getStep(id).terminal)).toEqual([flow.at(-1)])
  },
)
