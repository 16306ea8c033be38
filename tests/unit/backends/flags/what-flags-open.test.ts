import { describe, expect, it } from 'vitest'
import { type FlagValues, toFlagValues } from '@/lib/backends/flags/flag-values'
import { hiddenAccountPages } from '@/lib/backends/flags/hidden-account-pages'
import { acceptedEvidence } from '@/lib/backends/flags/qualification-evidence'

type Part = { opened: (flags: FlagValues) => readonly string[]; byFlag: Readonly<Record<string, string>> }

const PAGES: Part = {
  opened: flags => Object.values(PAGES.byFlag).filter(page => !hiddenAccountPages(flags).includes(page)),
  byFlag: {
    'order-history': 'orderHistory',
    'my-account-qualifications': 'qualifications',
    'address-book': 'addressBook',
  },
}

const EVIDENCE: Part = {
  opened: acceptedEvidence,
  byFlag: {
    'my-account-qualifications-degree': 'degree',
    'my-account-qualifications-certification': 'certification',
    'my-account-qualifications-accredited-institution': 'accreditedInstitution',
    'my-account-qualifications-organisation': 'organisation',
  },
}

describe.each([
  ['pages of the account', PAGES],
  ['evidence of qualification', EVIDENCE],
])('%s behind a flag (spec §9)', (_what, { opened, byFlag }) => {
  it('are closed by default', () => {
    expect(opened(toFlagValues({}))).toEqual([])
  })

  it.each(Object.entries(byFlag))('are opened by their own flag alone: %s', (flag, part) => {
    expect(opened(toFlagValues({ [flag]: true }))).toEqual([part])
  })

  it('are all open with all their flags, in a fixed order', () => {
    const flags = Object.keys(byFlag).toReversed()
    expect(opened(toFlagValues(Object.fromEntries(flags.map(flag => [flag, true]))))).toEqual(
      Object.values(byFlag),
    )
  })
})

it('no page of the account is hidden that has no flag', () => {
  expect(hiddenAccountPages(toFlagValues({}))).toEqual(Object.values(PAGES.byFlag))
})
