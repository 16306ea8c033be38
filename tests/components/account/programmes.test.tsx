import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Programmes } from '@/components/account/programmes'
import { toFlagValues } from '@/lib/backends/flags/flag-values'
import { shownProgrammes } from '@/lib/cart/sums/programme-messages'
import type { Programme } from '@/lib/contract/commerce/cart/programme'

const OVER: Programme = {
  code: 'OLD',
  status: 'OLD_EXPIRED',
  name: 'Organization discount',
  validUntil: '2026-10-01',
}
const LATER: Programme = {
  ...OVER,
  status: 'OLD_NOT_STARTED',
  validFrom: '2027-01-05',
  validUntil: '2028-01-04',
}
const PLAN: Programme = { code: 'UAP', status: 'UAP_APPLIED', name: 'Assessment plan', limit: 500, used: 497 }

const draw = (programmes: readonly Programme[], isOn = true) =>
  render(
    <Programmes
      locale="en-us"
      customer="Eastmarsh"
      programmes={shownProgrammes(programmes, toFlagValues({ 'org-level-discount': isOn }))}
    />,
  )

const lines = () =>
  within(screen.getByRole('region', { name: 'Discounts and plans' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('the price programmes in the account', () => {
  it('are shown in whatever state they are, those that are over as well', () => {
    draw([OVER, PLAN])
    expect(lines()).toEqual([
      'Organization discountNot applied: it has ended\u00a0· until October 1, 2026',
      'Assessment planCovers usages\u00a0· 497 of 500 used, 3 left',
    ])
  })

  it('have their first day where they are still to come', () => {
    draw([LATER])
    expect(lines()).toEqual([
      'Organization discountNot applied yet: it starts later\u00a0· from January 5, 2027\u00a0· until January 4, 2028',
    ])
  })

  it('are shown without discounts of organizations where their flag is off', () => {
    draw([OVER, PLAN], false)
    expect(lines()).toHaveLength(1)
  })

  it('have no section where there are none', () => {
    draw([])
    expect(screen.queryByRole('region')).toBeNull()
  })
})
