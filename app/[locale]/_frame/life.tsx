'use client'

import { CartStart } from '@/components/cart/cart-start'
import { ComparedMemory } from '@/components/compare/compared-memory'
import { ConsentedTags } from '@/components/consent/consented-tags'
import { SessionScript } from '@/components/consent/session-script'
import type { FrameDialogTexts } from '@/components/help/frame-dialog-texts'
import { FrameDialogs } from '@/components/help/frame-dialogs'
import { NotificationStart } from '@/components/notifications/notification-start'
import { RegionalSwitch, type RegionalSwitchProps } from '@/components/regional/regional-switch'
import { SuggestStart } from '@/components/search/suggest-start'
import { SessionLife } from '@/components/session/session-life'
import type { SessionLifeTexts } from '@/components/session/session-life-texts'
import { SignOutElsewhere } from '@/components/session/sign-out-elsewhere'
import { type SignInAddresses, SilentSignIn } from '@/components/session/use-auth-state'
import type { Tags } from './tags'

export type LifeProps = {
  signIn: SignInAddresses
  session: SessionLifeTexts
  dialogs: FrameDialogTexts
  regional: RegionalSwitchProps
  notificationsPath: string
  suggestPath: string
  cartPath: string
  tags: Tags
}

/** Sign-in, session, dialogs, notifications, suggestions of the search, what is compared, the cart, regional switch and the scripts of others; each loads the rest of itself when it has something to do. */
export const Life = ({
  signIn,
  session,
  dialogs,
  regional,
  notificationsPath,
  suggestPath,
  cartPath,
  tags,
}: LifeProps) => (
  <>
    {tags.manager && <ConsentedTags {...tags.manager} />}
    {tags.sessionScript && <SessionScript {...tags.sessionScript} />}
    <SilentSignIn {...signIn} />
    <SignOutElsewhere />
    <SessionLife texts={session} />
    <NotificationStart path={notificationsPath} />
    <SuggestStart path={suggestPath} />
    <ComparedMemory />
    <CartStart path={cartPath} />
    <FrameDialogs texts={dialogs} />
    <RegionalSwitch {...regional} />
  </>
)
