import { render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { OwnActions } from '@/components/account/organisations/own-actions'
import { TaxExemptions } from '@/components/account/organisations/tax-exemptions'
import { exemptionErrors } from '@/lib/checkout/documents/exemption-errors'
import type { TaxExemption } from '@/lib/contract/commerce/checkout/tax-exemption'
import type { Organization } from '@/lib/contract/commerce/organization'
import { getMessages } from '@/lib/i18n/messages'
import { certificatePath, renewExemptionPath, taxExemptionsPath } from '@/lib/site/organisation-paths'
import type { Locale } from '@/lib/site/sites'
import { LIST, said } from './samples'

const TEXTS = getMessages('en-us').taxExemptions
const CHECKOUT = getMessages('en-us').checkout.exemption

const CLINIC: Organization = {
  uid: 'org-cedar',
  name: 'Cedarlight Clinic',
  accountType: 'ORGANIZATION',
  status: 'ACTIVE',
  addresses: {},
  association: { status: 'ASSOCIATED', administrator: false, default: false, since: '2026-01-05' },
}

const OHIO: TaxExemption = {
  id: 'e1',
  region: { isocode: 'US-OH', name: 'Ohio' },
  certificateNumber: 'OH-77',
  validFrom: '2026-01-01',
  validUntil: '2039-12-31',
  status: 'ACTIVE',
  fileName: 'ohio.pdf',
}

const draw = (
  exemptions: readonly TaxExemption[],
  rejected?: Parameters<typeof TaxExemptions>[0]['rejected'],
  renewed?: string,
  hidden: Parameters<typeof TaxExemptions>[0]['hidden'] = LIST.hidden,
) =>
  render(
    <TaxExemptions
      locale="en-us"
      account={CLINIC}
      exemptions={exemptions}
      regions={[{ code: 'US-OH', name: 'Ohio' }]}
      rejected={rejected}
      renewed={renewed}
      hidden={hidden}
    />,
  )

describe('the tax exemptions of an organization', () => {
  it('lead to a certificate only where the user may read it', () => {
    draw([OHIO, { ...OHIO, id: 'e2', fileName: 'mine.pdf', certificateReadable: true }])
    expect(screen.getByText('ohio.pdf').tagName).not.toBe('A')
    expect(screen.getByRole('link', { name: 'mine.pdf' })).toHaveAttribute(
      'href',
      certificatePath('en-us', 'org-cedar', 'e2'),
    )
  })

  it('lead a support agent to no certificate', () => {
    const readable = { ...OHIO, certificateReadable: true }
    draw([readable], undefined, undefined, { ...LIST.hidden, isAgent: true })
    expect(screen.getByText('ohio.pdf').tagName).not.toBe('A')
  })

  it.each([
    ['ACTIVE', {}, TEXTS.status.ACTIVE],
    ['ACTIVE', { validFrom: '2038-01-01' }, TEXTS.status.LATER],
    ['SUBMITTED', {}, TEXTS.status.SUBMITTED],
    ['REJECTED', { reason: 'UNSIGNED' }, TEXTS.status.REJECTED],
    ['EXPIRED', {}, TEXTS.status.EXPIRED],
  ] as const)('say how they stand: %s %j', (status, differences, words) => {
    draw([{ ...OHIO, status, ...differences }])
    expect(
      within(screen.getByRole('heading', { name: `Ohio ${words}` })).getByText(words),
    ).toBeInTheDocument()
    expect(said(TEXTS.certificate)).toBe('OH-77')
  })

  it('begin on the day of the site, not on that of another time zone', () => {
    // In New York it is still the evening of the 28th.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T03:00:00Z') })
    try {
      draw([{ ...OHIO, validFrom: '2026-11-29' }])
      expect(screen.getByRole('heading', { name: `Ohio ${TEXTS.status.LATER}` })).toBeInTheDocument()
    } finally {
      vi.useRealTimers()
    }
  })

  it('name the day after which the next certificate must begin', () => {
    const error = { name: 'validFrom', code: 'overlaps', params: { date: 'December 31, 2039' } }
    draw([OHIO], {
      fields: { validFrom: '2026-01-01' },
      errors: exemptionErrors('en-us', { fieldErrors: [error], formErrors: [] }),
    })
    const field = screen.getByLabelText(CHECKOUT.from)
    expect(field).toHaveValue('2026-01-01')
    expect(field).toHaveAccessibleDescription(expect.stringContaining('after December 31, 2039'))
  })

  it.each([
    ['WRONG_NAME', CHECKOUT.reasons.WRONG_NAME],
    ['SOMETHING_NEW', CHECKOUT.reasons.other],
    [undefined, CHECKOUT.reasons.other],
  ])('say why a certificate was refused: %s', (reason, words) => {
    draw([{ ...OHIO, status: 'REJECTED', ...(reason !== undefined && { reason }) }])
    expect(said(TEXTS.reason)).toBe(words)
  })

  it.each(['ACTIVE', 'REJECTED', 'EXPIRED'] as const)('are renewed from one that is %s', status => {
    draw([{ ...OHIO, status }])
    const link = screen.getByRole('link', { name: 'Send a new certificate for Ohio' })
    expect(link).toHaveAttribute('href', renewExemptionPath('en-us', CLINIC.uid, 'US-OH'))
  })

  it('are not renewed from one that is being checked', () => {
    draw([{ ...OHIO, status: 'SUBMITTED' }])
    expect(screen.queryByRole('link', { name: /^Send a new certificate/ })).not.toBeInTheDocument()
  })

  it('begin a renewal with its region', () => {
    draw([OHIO], undefined, 'US-OH')
    expect(screen.getByLabelText(TEXTS.region)).toHaveValue('US-OH')
  })

  it('are asked for where there are none', () => {
    draw([])
    expect(screen.getByText(TEXTS.none)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: CHECKOUT.send }).closest('form')).toHaveAttribute(
      'enctype',
      'multipart/form-data',
    )
  })

  it('keep what was typed into a form that was rejected', () => {
    const fieldErrors = [
      { name: 'region', code: 'required' },
      { name: 'validUntil', code: 'expired' },
    ]
    draw([], {
      fields: { certificateNumber: 'OH-9', signed: 'on' },
      errors: exemptionErrors('en-us', { fieldErrors, formErrors: [] }),
    })
    expect(screen.getByRole('textbox', { name: CHECKOUT.number })).toHaveValue('OH-9')
    expect(screen.getByRole('checkbox')).toBeChecked()
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription(
      expect.stringContaining(TEXTS.errors.regionRequired),
    )
  })
})

describe('the link to them', () => {
  const link = (locale: Locale) => {
    render(<OwnActions locale={locale} account={CLINIC} isActing={false} hidden={LIST.hidden} />)
    return screen.queryByRole('link', { name: getMessages(locale).taxExemptions.link })
  }

  it('is shown where states exempt organizations', () => {
    expect(link('en-us')).toHaveAttribute('href', taxExemptionsPath('en-us', 'org-cedar'))
  })

  it.each(['en-gb', 'nl-nl', 'ja-jp'] as const)('is not shown on %s', locale => {
    expect(link(locale)).not.toBeInTheDocument()
  })
})
