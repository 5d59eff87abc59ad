// Migrates DATABASE_URL by the files of MIGRATIONS, in a process that can be killed.
import { migrate, migrationsIn } from '../../src/db/migrate/migrate.ts'

await migrate(process.env.DATABASE_URL!, migrationsIn(process.env.MIGRATIONS!))
