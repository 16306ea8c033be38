import { spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../run-settings.ts'

export type ToolRun = {
  label: string
  /** A tool of this project and its arguments. */
  args: readonly string[]
  env?: Record<string, string>
  /** Tells everything in one piece at its end, because something else is told meanwhile. */
  aside?: boolean
}

/** Reports, and everything that the tests put into temporary folders; nothing of it is left behind. */
const temporary = mkdtempSync(join(tmpdir(), 'store-tests-'))

process.on('exit', () => rmSync(temporary, { recursive: true, force: true }))

/** Where the tool of this label may write. */
export const fileOf = (label: string, ending: string): string =>
  join(temporary, `${label.replaceAll(/\W+/g, '-')}.${ending}`)

const say = (text: string) => process.stdout.write(text)

/** Whether the tool succeeded. */
export async function runTool({ label, args, env, aside = false }: ToolRun): Promise<boolean> {
  const log = fileOf(label, 'log')
  const output = aside ? openSync(log, 'w') : 'inherit'
  if (!aside) say(`\n── ${label}\n`)
  const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`
  const child = spawn('npx', args, {
    cwd: root,
    stdio: ['inherit', output, output],
    env: { ...process.env, ...env, TMPDIR: temporary, PATH: path },
  })
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (typeof output === 'number') {
    closeSync(output)
    say(`\n── ${label}\n${readFileSync(log, 'utf8')}`)
  }
  return status === 0
}
