'use client'

import { CartFormsEnhancer } from '@/components/cart/cart-forms-enhancer'
import { ComparedMemory } from '@/components/compare/compared-memory'
import { ConsentedTags } from '@/components/consent/consented-tags'
import { SessionScript } from '@/components/consent/session-script'
import type { FrameDialogTexts } from '@/components/help/frame-dialog-texts'
import { FrameDialogs } from '@/components/help/frame-dialogs'
import { NotificationEnhancer } from '@/components/notifications/notification-enhancer'
import { RegionalSwitch, type RegionalSwitchProps } from '@/components/regional/regional-switch'
import { SuggestEnhancer } from '@/components/search/suggest-enhancer'
import { SessionTimer } from '@/components/session/session-timer'
import type { SessionTimerTexts } from '@/components/session/session-timer-texts'
import { SignOutElsewhere } from '@/components/session/sign-out-elsewhere'
import { type SignInAddresses, SilentSignIn } from '@/components/session/use-auth-state'
import { LiveSupportBar } from '@/components/support/live-support-bar'
import type { Tags } from './tags'

export type ClientRuntimeProps = {
  signIn: SignInAddresses
  session: SessionTimerTexts
  dialogs: FrameDialogTexts
  regional: RegionalSwitchProps
  notificationsPath: string
  suggestPath: string
  cartPath: string
  tags: Tags
}

/**
 * Client runtime: sign-in, session, dialogs, notifications, search suggestions, comparison, cart, regional
 * switch, support bar and third-party tags; each loads its own code on first use.
 */
export const ClientRuntime = ({
  signIn,
  session,
  dialogs,
  regional,
  notificationsPath,
  suggestPath,
  cartPath,
  tags,
}: ClientRuntimeProps) => (
  <>
    {tags.manager && <ConsentedTags {...tags.manager} />}
    {tags.sessionScript && <SessionScript {...tags.sessionScript} />}
    <SilentSignIn {...signIn} />
    <SignOutElsewhere />
    <SessionTimer texts={session} />
    <NotificationEnhancer path={notificationsPath} />
    <SuggestEnhancer path={suggestPath} />
    <ComparedMemory />
    <CartFormsEnhancer path={cartPath} />
    <FrameDialogs texts={dialogs} />
    <RegionalSwitch {...regional} />
    <LiveSupportBar />
  </>
)
