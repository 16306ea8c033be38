import { InvoiceDetail } from '@/components/invoices/invoice-detail'
import { fetchInvoice } from '@/lib/backends/commerce/invoices.server'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { getTranslator } from '@/lib/i18n/translator'
import { failed } from '@/lib/result/result'
import { invoicePath } from '@/lib/site/invoice-paths'
import { isCode } from '@/lib/validation/codes'
import { signedInPage } from '../../_shell/signed-in-page'

const NO_INVOICE = {
  kind: 'domain',
  dependency: 'commerce',
  operation: 'fetchInvoice',
  status: 404,
  requestId: '',
} as const

const page = signedInPage({
  title: (locale, _parameters, number) => getTranslator(locale, 'invoices')('named', { number }),
  address: ({ locale, code }) => invoicePath(locale, code),
  subject: 'invoices',
  load: async ({ context, code }) => (isCode(code) ? fetchInvoice(context, code) : failed(NO_INVOICE)),
  render: (invoice, { locale }) => (
    <InvoiceDetail {...{ locale, invoice }} supportHref={supportHref(locale)} />
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
