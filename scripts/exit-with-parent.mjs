// Preloaded into every process that a script starts: when the script is gone, however it went, so is the
// process.
process.on('disconnect', () => process.exit(0))
process.channel?.unref()
