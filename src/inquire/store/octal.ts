import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { OctalRecord } from '../../engine/maths/octal-book.ts';
import type { Db } from '../../store/schema.ts';
import type { OctalStore } from '../ports.ts';

/** Version of a record's format; others are recomputed. */
const VERSION = 1;
/** Largest unpacked record: the longest provable period takes half of it. */
const MAX_RECORD_BYTES = 16 * 1024 * 1024;

const checksumOf = (code: string, record: string): string =>
  createHash('sha256').update(`${VERSION} ${code} ${record}`).digest('hex');

/** `PREPERIOD PERIOD VALUES`: the values as 16-bit numbers, deflated, in base64. */
const pack = ({ preperiod, period, values }: OctalRecord): string => {
  const bytes = Buffer.from(values.buffer, values.byteOffset, values.byteLength);
  return `${preperiod} ${period} ${deflateRawSync(bytes).toString('base64')}`;
};

const unpack = (code: string, record: string): OctalRecord | null => {
  const [preperiod, period, packed, ...more] = record.split(' ');
  if (packed === undefined || more.length > 0) return null;
  try {
    const bytes = inflateRawSync(Buffer.from(packed, 'base64'), { maxOutputLength: MAX_RECORD_BYTES });
    if (bytes.byteLength % 2 !== 0) return null;
    // Copies: views of 16-bit numbers must begin at an even address.
    const values = new Uint16Array(new Uint8Array(bytes).buffer);
    return { code, preperiod: Number(preperiod), period: Number(period), values };
  } catch {
    return null;
  }
};

/** Certified octal games in SQL, the same for every database. */
export const octalStore = (db: Db): OctalStore => {
  const drop = async (code: string): Promise<void> => {
    await db.deleteFrom('octal_records').where('code', '=', code).execute();
  };
  return {
    load: async () => {
      const rows = await db.selectFrom('octal_records').selectAll().orderBy('code').execute();
      const records: OctalRecord[] = [];
      const dropped: string[] = [];
      for (const { code, record, checksum, version } of rows) {
        const sound = version === VERSION && checksum === checksumOf(code, record);
        const read = sound ? unpack(code, record) : null;
        if (read === null) {
          await drop(code);
          dropped.push(code);
        } else records.push(read);
      }
      return { records, dropped };
    },
    save: async (kept) => {
      const record = pack(kept);
      const row = { record, checksum: checksumOf(kept.code, record), version: VERSION };
      await db
        .insertInto('octal_records')
        .values({ code: kept.code, ...row })
        .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
        .execute();
    },
    drop,
  };
};
