import { Button } from '@/components/ui/button'
import { getMessages } from '@/lib/i18n/messages'
import { isPostponable, type Prompt } from '@/lib/prompts/open-prompts'
import { SKIP } from '@/lib/prompts/prompt-form'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; task: Prompt; laterId: string }

/** Submit buttons of a prompt after sign-in, with the skip button where skipping is possible. */
export function PromptButtons({ locale, task, laterId }: Props) {
  const { tasks } = getMessages(locale)
  return (
    <div className="mt-4 flex flex-wrap gap-3 sm:mt-6">
      {task === 'preferences' ? (
        <>
          <Button type="submit" name="marketing" value="yes">
            {tasks.preferences.yes}
          </Button>
          <Button type="submit" name="marketing" value="no" variant="secondary">
            {tasks.preferences.no}
          </Button>
        </>
      ) : (
        <Button type="submit">{tasks[task].submit}</Button>
      )}
      {isPostponable(task) && (
        <Button type="submit" id={laterId} name={SKIP.name} value={SKIP.value} variant="quiet">
          {tasks.later}
        </Button>
      )}
    </div>
  )
}
