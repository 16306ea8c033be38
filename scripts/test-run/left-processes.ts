import { readdirSync, readFileSync } from 'node:fs'

export type LeftProcess = { pid: number; command: string }

/**
 * Processes whose environment holds `NAME=value`: what a run started and did not end, whatever process group it is in by now.
 * Empty where the system has no /proc.
 */
export function processesWith(name: string, value: string): readonly LeftProcess[] {
  const marker = `${name}=${value}`
  return numbersIn('/proc').flatMap(pid => {
    if (pid === process.pid || !read(pid, 'environ').split('\0').includes(marker)) return []
    return [{ pid, command: read(pid, 'cmdline').split('\0').slice(0, 4).join(' ').slice(0, 160) }]
  })
}

/** Ends processes at once; one that has ended meanwhile is no fault. */
export function killAll(processes: readonly LeftProcess[]): void {
  for (const { pid } of processes) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended by itself.
    }
  }
}

function numbersIn(folder: string): readonly number[] {
  try {
    return readdirSync(folder)
      .map(Number)
      .filter(number => Number.isInteger(number))
  } catch {
    return []
  }
}

/** A process can end, or belong to somebody else, between the listing and the reading. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
