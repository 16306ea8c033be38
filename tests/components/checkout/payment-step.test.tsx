import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { NoPayment } from '@/components/checkout/no-payment'
import { TaxExemption } from '@/components/checkout/tax-exemption'
import { UnsavableCard } from '@/components/checkout/unsavable-card'
import { FirstSubmit } from '@/components/form/first-submit'
import { REJECTION_REASONS } from '@/lib/contract/commerce/checkout/tax-exemption'
import { getMessages } from '@/lib/i18n/messages'
import { accountPath } from '@/lib/site/account-pages'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { exemptionActionPath } from '@/lib/site/document-paths'
import { LOCALES, type Locale } from '@/lib/site/sites'

const exemption = (reason: string) => ({
  id: 'e1',
  region: { isocode: 'US-OH' },
  certificateNumber: '1',
  validFrom: '2026-01-01',
  validUntil: '2027-01-01',
  status: 'REJECTED' as const,
  fileName: 'certificate.pdf',
  reason,
})

const drawRejected = (locale: Locale, reason: string) =>
  render(
    <TaxExemption
      locale={locale}
      region="Ohio"
      exemption={exemption(reason)}
      isExempt={false}
      rejected={undefined}
      kept={{}}
    />,
  )

describe('a rejected certificate', () => {
  it.each(LOCALES)('has its reason in the words of %s, never as a code', locale => {
    const { reasons } = getMessages(locale).checkout.exemption
    for (const reason of REJECTION_REASONS) {
      const { unmount } = drawRejected(locale, reason)
      expect(screen.getByText(/certificate\.pdf/)).toHaveTextContent(reasons[reason])
      unmount()
    }
  })

  it('leads to customer support where the store does not know the reason', () => {
    drawRejected('en-us', 'Ref. 17, see memo')
    const { other } = getMessages('en-us').checkout.exemption.reasons
    expect(screen.getByText(/certificate\.pdf/)).toHaveTextContent(other)
    expect(document.body).not.toHaveTextContent('memo')
  })
})

describe('the form of a certificate in that of the payment', () => {
  it('is sent by Enter in its fields, and not the payment', () => {
    const submitted = vi.fn<(to: string | null | undefined) => void>()
    render(
      <form
        onSubmit={event => {
          event.preventDefault()
          submitted(event.nativeEvent.submitter?.getAttribute('formaction'))
        }}
      >
        <FirstSubmit label="Continue" />
        <TaxExemption
          {...{ locale: 'en-us', region: 'Ohio', exemption: undefined, rejected: undefined }}
          isExempt={false}
          kept={{}}
        />
      </form>,
    )
    fireEvent.keyDown(screen.getByLabelText(getMessages('en-us').checkout.exemption.number), { key: 'Enter' })
    expect(submitted).toHaveBeenCalledExactlyOnceWith(exemptionActionPath('en-us'))
  })

  it('shows again, and open, what was kept of it', () => {
    render(
      <TaxExemption
        {...{ locale: 'en-us', region: 'Ohio', exemption: undefined, rejected: undefined }}
        isExempt={false}
        kept={{ certificateNumber: 'OR-1' }}
      />,
    )
    expect(screen.getByDisplayValue('OR-1')).toBeVisible()
  })
})

it.each(LOCALES)('the page without a way to pay links to the other accounts in %s', locale => {
  render(<NoPayment locale={locale} />)
  const links = screen.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(links).toContain(checkoutPath(locale, 'account'))
})

it.each(['full', 'later'] as const)(
  'a card that cannot be kept leads to the saved ones in a new tab: %s',
  saving => {
    render(<UnsavableCard locale="en-us" saving={saving} />)
    const link = screen.getByRole('link')
    expect(link).toHaveAttribute('href', accountPath('en-us', 'paymentCards'))
    expect(link).toHaveAttribute('target', '_blank')
  },
)
