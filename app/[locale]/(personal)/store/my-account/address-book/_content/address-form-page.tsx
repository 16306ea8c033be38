import type { ComponentProps } from 'react'
import { AddressContent } from './address-content'
import { type AddressPageData, hasAddressErrors, loadAddress } from './load-address'

type View = Omit<ComponentProps<typeof AddressContent>, 'data'>

/** The part of the declaration that the pages of a new and of a known address share. */
export const ADDRESS_FORM_PAGE = {
  page: 'addressBook',
  hasErrors: hasAddressErrors,
  load: loadAddress,
  render: (data: AddressPageData, { locale, hidden }: View) => (
    <div className="mt-6">
      <AddressContent {...{ locale, data, hidden }} />
    </div>
  ),
} as const
