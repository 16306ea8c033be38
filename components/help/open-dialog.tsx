import { ButtonLink } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { FrameDialogName } from '@/components/ui/frame-dialog-names'
import type { FrameDialogTexts } from './frame-dialog-texts'
import { HelpDetails } from './help-details'

type Props = { name: FrameDialogName | undefined; texts: FrameDialogTexts; onClose: () => void }

/** "Get in touch", and the message for visitors whose country cannot be identified (spec §2). */
export const OpenDialog = ({ name, texts: { close, help, country }, onClose }: Props) => (
  <>
    <Dialog
      title={help.title}
      open={name === 'help'}
      onClose={onClose}
      closeLabel={close}
      actions={<ButtonLink href={help.contact.href}>{help.contact.label}</ButtonLink>}
    >
      <HelpDetails texts={help} />
    </Dialog>
    <Dialog
      title={country.title}
      open={name === 'country'}
      onClose={onClose}
      closeLabel={close}
      actions={<ButtonLink href={country.contacts.href}>{country.contacts.label}</ButtonLink>}
    >
      <p>{country.text}</p>
    </Dialog>
  </>
)
