import { describe, expect, it } from 'vitest'
import type { Quote } from '@/lib/contract/commerce/quote/quote'
import type { Seller } from '@/lib/contract/commerce/seller'
import { formatDate } from '@/lib/format/date'
import { formatPrice } from '@/lib/format/money'
import { getMessages } from '@/lib/i18n/messages'
import { plainQuotePdf, quotePdf } from '@/lib/quotes/quote-pdf.server'
import type { Locale } from '@/lib/site/sites'
import { usd } from '../../components/cart/samples'
import { orderOf } from '../../components/orders/samples'
import { readPdf } from '../../support/read-pdf'

const LANGUAGES = ['en-us', 'fr-ca', 'nl-nl', 'es-es'] as const satisfies readonly Locale[]

const SELLER: Seller = {
  name: 'Épreuves & Fils 株式会社',
  addressLines: ['2200 Harbour Row', 'Columbus, OH 43215'],
  email: 'orders@assessments.example',
  taxNumber: { label: 'EIN', number: '00-0000142' },
  bankDetails: { accountHolder: 'Assessments Store', bankName: 'Harbour Bank', accountNumber: '0000 4402' },
}

/** An offer of that many lines, each with prices of its own. */
function offerOf(count: number, more: Partial<Quote> = {}): Quote {
  const [line] = orderOf().entries
  if (line === undefined) throw new Error('the sample has no line')
  return {
    code: '20000007',
    name: 'Subvention « 2027 »',
    state: 'BUYER_OFFER',
    version: 2,
    threshold: 100,
    updatedTime: '2026-11-20T10:00:00+0000',
    creationTime: '2026-11-19T10:00:00+0000',
    expirationTime: '2026-12-20T10:00:00+0000',
    totalItems: count,
    allowedActions: ['VIEW'],
    reference: 'R-88',
    orgCustomer: { uid: 'edith', name: 'Edith Marsh' },
    organization: { uid: 'org', name: 'Eastmarsh Ñandú', customerAccountNumber: '1002' },
    quoteDiscounts: usd(0.55),
    totalPrice: usd(1_234.56),
    entries: Array.from({ length: count }, (_, index) => ({
      ...line,
      entryNumber: index,
      product: { ...line.product, code: `LINE-${index}`, name: `Épreuve n° ${index} 検査用紙` },
      totalPrice: usd((index + 1) / 100),
      quoted: { totalPrice: usd((index + 0.5) / 100), saving: usd(0.005) },
    })),
    ...more,
  }
}

const read = async (pdf: Buffer) => {
  const { text } = await readPdf(new Uint8Array(pdf))
  return text.replaceAll(/\s+/g, ' ')
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

describe.each(LANGUAGES)('a quote as PDF on %s', locale => {
  it.each([1, 3, 500])('has what purchasing needs, with %i lines', async count => {
    const quote = offerOf(count)
    const text = await read(await quotePdf({ locale, quote, seller: SELLER }))
    const { pdf } = getMessages(locale).quotes
    for (const part of [
      SELLER.name,
      'EIN 00-0000142',
      'Eastmarsh Ñandú',
      '1002',
      'R-88',
      'Edith Marsh',
      pdf.shipToLater,
      pdf.howTitle,
      pdf.remitTitle,
      'Harbour Bank',
      formatDate(locale, '2026-12-20') ?? '',
      formatPrice(locale, usd(1_234.56)),
      `LINE-${count - 1}`,
      '検査用紙',
    ])
      expect(text).toContain(plain(part))
  })

  it.each([
    [true, 'totalNet', 'netDigital'],
    [false, 'totalGross', 'grossDigital'],
  ] as const)(
    'says whether the total is without tax (%j), as commerce states it',
    async (net, total, later) => {
      const text = await read(await quotePdf({ locale, quote: offerOf(1, { net }), seller: SELLER }))
      const { sums } = getMessages(locale).cart
      expect(text).toContain(plain(sums[total]))
      expect(text).toContain(plain(sums[later]))
    },
  )

  it('says that a request binds nobody, and that an offer is over', async () => {
    const { pdf } = getMessages(locale).quotes
    const asked = await read(
      await quotePdf({ locale, quote: offerOf(1, { state: 'SELLER_REQUEST' }), seller: SELLER }),
    )
    expect(asked).toContain(plain(pdf.notOffer))
    const over = await read(
      await quotePdf({ locale, quote: offerOf(1, { state: 'EXPIRED' }), seller: SELLER }),
    )
    expect(over).toContain(plain(pdf.expired))
  })

  it('has a plain form with number, lines and total', async () => {
    const text = await read(await plainQuotePdf({ locale, quote: offerOf(3) }))
    for (const part of ['20000007', 'LINE-2', formatPrice(locale, usd(1_234.56))])
      expect(text).toContain(plain(part))
    expect(text).not.toContain('Harbour Bank')
  })
})
