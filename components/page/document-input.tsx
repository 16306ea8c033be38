import type { ComponentProps } from 'react'
import { MaxSizeFileInput } from '@/components/form/fields/max-size-file-input'
import { MOST_DOCUMENT_BYTES } from '@/lib/contract/commerce/payment/purchase-order'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

const ACCEPTED = {
  pdf: '.pdf,application/pdf',
  pdfOrImage: '.pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg',
} as const

type Props = Omit<ComponentProps<typeof MaxSizeFileInput>, 'accept' | 'mostBytes' | 'tooLarge'> & {
  locale: Locale
  kinds: keyof typeof ACCEPTED
}

/** A field for a document of at most 10 MB; the server checks kind and size again. */
export const DocumentInput = ({ locale, kinds, ...props }: Props) => (
  <MaxSizeFileInput
    {...props}
    accept={ACCEPTED[kinds]}
    mostBytes={MOST_DOCUMENT_BYTES}
    tooLarge={getTranslator(locale, 'checkout')('document.faults.tooLarge')}
  />
)
