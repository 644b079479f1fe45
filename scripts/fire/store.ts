import { type BuildAppOptions, buildApp } from 'fauxqs'
// The package binds its server with stored objects to every interface; put together from its parts it is bound to this machine.
import { FileS3Persistence } from '../../node_modules/fauxqs/dist/s3/fileS3Persistence.js'
import { S3Store } from '../../node_modules/fauxqs/dist/s3/s3Store.js'

/* An S3-compatible server in a process of its own, whose objects outlive it. Reports when it is ready for requests. */

const [folder, port] = process.argv.slice(2) as [string, string]
const objects = new FileS3Persistence(folder)
const s3Store = new S3Store()
objects.loadS3(s3Store)
s3Store.persistence = objects
const app = buildApp({ logger: false, stores: { s3Store } as BuildAppOptions['stores'] })
await app.listen({ host: '127.0.0.1', port: Number(port) })
process.on('disconnect', () => process.exit())
process.send?.('ready')
