import type { ComponentProps } from 'react'
import { SupportFrame } from '@/components/support/support-frame'
import { getTranslator } from '@/lib/i18n/translator'
import { setPageStatus } from '@/lib/request/request-context'

type Frame = Omit<ComponentProps<typeof SupportFrame>, 'children'>

/** The page, with the status 403, for staff without the role to act for customers. */
export function roleMissing(frame: Frame) {
  setPageStatus(403)
  const t = getTranslator(frame.locale, 'support')
  return (
    <SupportFrame {...frame}>
      <h2 className="mt-8 text-xl">{t('forbidden.title')}</h2>
      <p className="mt-2 max-w-prose">{t('forbidden.text')}</p>
    </SupportFrame>
  )
}
