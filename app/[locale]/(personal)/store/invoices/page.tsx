import { InvoiceList } from '@/components/invoices/invoice-list'
import { InvoiceLookupForm } from '@/components/invoices/lookup/invoice-lookup-form'
import { NO_ERRORS } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { invoicesAddress } from '@/lib/invoices/invoices-address'
import { loadInvoices } from '@/lib/invoices/load-invoices.server'
import { pageHasErrors, rejectedFormOfPage } from '@/lib/session/rejected-form-of-page.server'
import { signedInPage } from '../_shell/signed-in-page'

const page = signedInPage({
  title: locale => getTranslator(locale, 'invoices')('title'),
  address: ({ locale, parameters }) => invoicesAddress.build(locale, invoicesAddress.parse(parameters)),
  subject: 'invoices',
  load: ({ context, parameters }) => loadInvoices(context, invoicesAddress.parse(parameters)),
  render: (data, { locale, parameters }) => (
    <InvoiceList {...{ locale, data }} asked={invoicesAddress.parse(parameters)} />
  ),
  hasErrors: pageHasErrors,
  // A guest can pay only the invoice that was looked up.
  anonymous: async ({ locale, parameters }) => {
    const rejected = await rejectedFormOfPage(parameters)
    return (
      <InvoiceLookupForm
        locale={locale}
        typed={rejected?.fields ?? {}}
        errors={rejected?.errors ?? NO_ERRORS}
      />
    )
  },
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
