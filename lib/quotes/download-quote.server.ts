import 'server-only'
import { fetchQuote } from '@/lib/backends/commerce/quotes.server'
import { fetchSeller } from '@/lib/backends/commerce/seller.server'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { downloadFile, writtenPdf } from '@/lib/handlers/download-file.server'
import { ok } from '@/lib/result/result'
import type { Session } from '@/lib/session/session-state'
import { accountDetailPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { plainQuotePdf, quotePdf } from './quote-pdf.server'

/** A quote as a PDF file, in the newer form while its flag is on. */
export const downloadQuote = (session: Session, locale: Locale, code: string): Promise<Response> =>
  downloadFile(session, locale, {
    page: accountDetailPath(locale, 'quotes', code),
    file: async (context, user) => {
      const [quote, seller, { values: flags }] = await Promise.all([
        fetchQuote(context, code),
        fetchSeller(locale),
        getFlags(locale, user),
      ])
      const name = () => `quote-${code}`
      if (!flags['quotes-pdf-download-upgrade'])
        return writtenPdf(quote, name, value => plainQuotePdf({ locale, quote: value }))
      if (!seller.ok) return seller
      const read = quote.ok ? ok({ quote: quote.value, seller: seller.value }) : quote
      return writtenPdf(read, name, value => quotePdf({ locale, ...value }))
    },
  })
