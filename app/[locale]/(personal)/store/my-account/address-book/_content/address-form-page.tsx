import { getTranslator } from '@/lib/i18n/translator'
import { accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { AddressContent, type AddressView } from './address-content'
import { type AddressPageData, hasAddressErrors, loadAddress } from './load-address'

/** The part of the declaration that the pages of a new and of a known address share. */
export const ADDRESS_FORM_PAGE = {
  page: 'addressBook',
  hasErrors: hasAddressErrors,
  load: loadAddress,
  render: (data: AddressPageData | undefined, { locale, hidden }: AddressView) => (
    <div className="mt-6">
      {data === undefined ? (
        <NotAdministrator locale={locale} />
      ) : (
        <AddressContent {...{ locale, data, hidden }} />
      )}
    </div>
  ),
} as const

/** Shown in place of the form to a user who is not, or no longer, an administrator of the organization. */
function NotAdministrator({ locale }: { locale: Locale }) {
  const t = getTranslator(locale, 'addressBook')
  return (
    <>
      <p className="max-w-prose text-lg">{t('form.notAdministrator')}</p>
      <p className="mt-4">
        <a href={accountPath(locale, 'addressBook')}>{t('form.cancel')}</a>
      </p>
    </>
  )
}
