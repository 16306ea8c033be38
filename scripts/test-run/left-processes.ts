import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

export type LeftProcess = { pid: number; command: string }

/**
 * Processes whose environment contains `NAME=value`: those that a run started and did not end, in whatever
 * process group they are now.
 */
export function processesWith(name: string, value: string): readonly LeftProcess[] {
  const marker = `${name}=${value}`
  const all = existsSync('/proc/self/environ') ? readProcFolder(marker) : readProcessTable(marker)
  return all.filter(({ pid }) => pid !== process.pid)
}

/** Kills processes; one that has already ended is ignored. */
export function killAll(processes: readonly LeftProcess[]): void {
  for (const { pid } of processes) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has already ended.
    }
  }
}

/** For Linux; works without `ps`. */
const readProcFolder = (marker: string): readonly LeftProcess[] =>
  readdirSync('/proc')
    .map(Number)
    .filter(pid => Number.isInteger(pid) && readProc(pid, 'environ').includes(marker))
    .map(pid => ({ pid, command: readProc(pid, 'cmdline').slice(0, 4).join(' ').slice(0, 160) }))

/** A process can end between listing and reading, or belong to another user. */
function readProc(pid: number, file: 'environ' | 'cmdline'): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8').split('\0')
  } catch {
    return []
  }
}

/** For other systems: `ps` prints the environment after the command. */
function readProcessTable(marker: string): readonly LeftProcess[] {
  const { stdout } = spawnSync('ps', ['axeww', '-o', 'pid=,command='], { encoding: 'utf8' })
  return (stdout ?? '')
    .split('\n')
    .filter(line => line.includes(marker))
    .map(line => ({ pid: Number.parseInt(line, 10), command: line.trim().slice(0, 160) }))
}
