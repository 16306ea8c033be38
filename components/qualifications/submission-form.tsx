import { FirstSubmit } from '@/components/form/first-submit'
import { SectionsGuard } from '@/components/form/sections-guard'
import { CustomerOnlyForm } from '@/components/page/customer-only-form'
import { leaveDialogTexts } from '@/lib/i18n/leave-dialog-texts'
import { getTranslator } from '@/lib/i18n/translator'
import {
  ADD_INTENT,
  QUALIFICATION_FIELD,
  QUALIFICATION_FIELDS,
  SEND_INTENT,
} from '@/lib/qualifications/qualification-fields'
import { isSendable } from '@/lib/qualifications/qualification-state'
import { qualificationActionPath } from '@/lib/site/qualification-paths'
import { AddFileFields } from './add-file-fields'
import { EvidenceFiles } from './evidence-files'
import type { QualificationProps } from './qualification-props'
import { SendFields } from './send-fields'

const AREA_ID = 'evidence-form'

/**
 * The form of an evidence that can be changed: its documents, and what is sent with it. One form, so that no
 * button of it leaves behind what was typed or chosen for another one.
 */
export function SubmissionForm(props: QualificationProps) {
  const { locale, data, hidden } = props
  const { qualification, rejected } = data
  const t = getTranslator(locale, 'qualifications')
  const { note, statement } = QUALIFICATION_FIELDS
  const canSend = isSendable(qualification)
  const isShownAgain = [note, statement].some(name => rejected?.fields[name])
  return (
    <div id={AREA_ID}>
      {hidden.isAgent && <EvidenceFiles {...props} />}
      <CustomerOnlyForm
        {...{ locale, hidden }}
        action={qualificationActionPath(locale, 'submission')}
        encType="multipart/form-data"
        className="space-y-10"
        noValidate
        data-storable
        data-shown-again={isShownAgain ? '' : undefined}
      >
        {/* Otherwise Enter would press the button that removes the first document. */}
        <FirstSubmit
          label={t(canSend ? 'send.submit' : 'files.add')}
          name="intent"
          value={canSend ? SEND_INTENT : ADD_INTENT}
        />
        <input type="hidden" name={QUALIFICATION_FIELD} value={qualification.id} />
        <EvidenceFiles {...props}>
          <AddFileFields {...props} />
        </EvidenceFiles>
        {canSend && <SendFields {...props} />}
      </CustomerOnlyForm>
      {hidden.isAgent === undefined && (
        <SectionsGuard areaId={AREA_ID} texts={leaveDialogTexts(locale, 'documents')} />
      )}
    </div>
  )
}
