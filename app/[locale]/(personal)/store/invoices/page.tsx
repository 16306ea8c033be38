import { InvoiceList } from '@/components/invoices/invoice-list'
import { getTranslator } from '@/lib/i18n/translator'
import { invoicesAddress } from '@/lib/invoices/invoices-address'
import { loadInvoices } from '@/lib/invoices/load-invoices.server'
import { signedInPage } from '../_shell/signed-in-page'

const page = signedInPage({
  title: locale => getTranslator(locale, 'invoices')('title'),
  address: ({ locale, parameters }) => invoicesAddress.build(locale, invoicesAddress.parse(parameters)),
  subject: 'invoices',
  load: ({ context, parameters }) => loadInvoices(context, invoicesAddress.parse(parameters)),
  render: (data, { locale, parameters }) => (
    <InvoiceList {...{ locale, data }} asked={invoicesAddress.parse(parameters)} />
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
