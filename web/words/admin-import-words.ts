import { formatNumber, plural } from './formats.ts';

const rows = (count: number) => plural(count, { one: '1 row', other: `${formatNumber(count)} rows` });

const changes = (count: number) =>
  plural(count, { one: '1 Change', other: `${formatNumber(count)} Changes` });

/** Words of the import and export of products. */
export const importWords = {
  title: 'Import and Export',
  back: 'Back to Products',
  loading: 'Loading imports…',
  failed: 'Failed to fetch imports',
  errorTitle: 'Error Loading Imports',
  tryAgain: 'Try Again',
  export: {
    title: 'Export',
    text: 'A CSV file with all products and all columns. Change it in a spreadsheet and import it again.',
    download: 'Export All Products',
  },
  upload: {
    title: 'Import',
    text: 'Each row needs a reference that finds the product again; a new product also a name, a price and a category. You can review every change before you apply it.',
    template: 'Download an Empty File',
    label: 'CSV or Excel file',
    hint: 'CSV or Excel (.xlsx, the first sheet), at most 20 MB. Pictures are https addresses.',
    choose: 'Choose File',
    sending: (percent: number) => `Uploading… ${percent}%`,
    reading: 'Reading the file…',
    cancel: 'Cancel Upload',
    tooLarge: 'The file must be at most 20 MB',
  },
  list: {
    title: 'Last Imports and Changes of Many',
    empty: {
      title: 'No imports yet',
      text: 'The files that you import and changes of several products appear here, with their results.',
    },
    changed: (count: number) => `${formatNumber(count)} changed`,
    deleted: (count: number) => `${formatNumber(count)} deleted, cannot be undone`,
    counts: (created: number, changed: number, refused: number) =>
      `${formatNumber(created)} new, ${formatNumber(changed)} changed, ${formatNumber(refused)} refused`,
  },
  states: {
    uploaded: 'To Check',
    checking: 'Checking',
    checked: 'Checked',
    applying: 'Applying',
    done: 'Done',
    failed: 'Failed',
    cancelled: 'Cancelled',
    undoing: 'Undoing',
    undone: 'Undone',
  },
  /** The name of one of our columns. */
  column: (name: string) => name,
  report: {
    title: 'Import',
    notFound: 'Import Not Found',
    notFoundText: 'There is no such import.',
    back: 'Back to Imports',
    uploadedBy: (name: string, time: string) => `Uploaded by ${name}, ${time}`,
    appliedBy: (name: string, time: string) => `Applied by ${name}, ${time}`,
    undoneBy: (name: string, time: string) => `Undone by ${name}, ${time}`,
    uploadAnother: 'Upload Another File',
    ready: {
      title: 'Not checked yet',
      text: 'The check changes nothing. It shows what would change.',
    },
    progress: {
      checking: 'Checking the file',
      applying: 'Applying the changes',
      undoing: 'Bringing the former values back',
      undoingText: 'This takes a moment…',
      waiting: 'Waiting to start…',
      reading: 'Reading the file…',
      rows: (read: number, total: number) => `${formatNumber(read)} of ${rows(total)} read`,
      announced: (percent: number) => `${percent} percent done`,
      interrupted: 'The import was interrupted. It continues by itself within two minutes.',
      unreachable: 'The shop does not answer. This page keeps trying.',
      leave: 'You can leave this page. The import continues.',
    },
    outcome: {
      checked: 'The check is finished. Nothing has changed yet.',
      done: 'The import is finished.',
      changed: 'The change is made.',
      undone: 'The former values are back.',
      deleted: 'The products are deleted. This cannot be undone.',
      cancelled: 'This import was cancelled. It changed nothing.',
      failed: 'The import failed',
    },
    counts: {
      created: 'New',
      deleted: 'Deleted',
      changed: 'Changed',
      unchanged: 'Unchanged',
      refused: 'Refused',
    },
    undo: {
      start: 'Undo These Changes',
      hint: (days: number) => `Possible for ${days} days.`,
      title: 'Undo these changes?',
      text: 'Stock comes back by the difference, so orders since then count. New categories stay only if they have products or were changed.',
      partly: (count: number, all: number) =>
        `The former values of ${formatNumber(count)} of ${formatNumber(all)} products are back. What stayed is listed below.`,
      nothing: 'There is nothing left to undo.',
      restored: (count: number) =>
        plural(count, {
          one: '1 product gets its former values back.',
          other: `${formatNumber(count)} products get their former values back.`,
        }),
      removed: (count: number) =>
        plural(count, {
          one: '1 added product that nothing refers to is deleted.',
          other: `${formatNumber(count)} added products that nothing refers to are deleted.`,
        }),
      hidden: (count: number) =>
        plural(count, {
          one: '1 added product is hidden as a draft.',
          other: `${formatNumber(count)} added products are hidden as drafts.`,
        }),
      kept: (count: number) =>
        plural(count, {
          one: 'Something of 1 product stays as it is now:',
          other: `Something of ${formatNumber(count)} products stays as it is now:`,
        }),
    },
    number: formatNumber,
    newCategories: 'New categories',
    newCategory: {
      hint: 'Applying creates them. If a name is misspelt, choose a category that exists and check again.',
      rows: (count: number, lines: string) =>
        plural(count, {
          one: `1 row, line ${lines}`,
          other: `${formatNumber(count)} rows, lines ${lines}${count > 5 ? '…' : ''}`,
        }),
      label: (path: string) => `In place of ${path}`,
      create: 'Create it',
      tooMany: (max: number) =>
        `More than ${formatNumber(max)} cells would change at once. Check again first, or correct the file.`,
    },
    keptCategories: 'New categories that stay, because they have products (drafts too) or were changed',
    toCategories: 'Open the categories',
    rule: 'Products that somebody changes before you apply stay as they are. The report lists them.',
    apply: (count: number) => `Apply ${changes(count)}`,
    checkAgain: 'Check Again',
    chooseAgain: 'Choose Columns Again',
    cancel: 'Cancel Import',
    confirm: {
      title: (count: number) => `Apply ${changes(count)}?`,
      text: (refused: number) =>
        refused === 0
          ? 'Shoppers see them at once.'
          : `Shoppers see them at once. Refused and left out: ${rows(refused)}.`,
      asDrafts: 'Keep new products as drafts',
      asDraftsHint: 'Show them later, many at once, in the list of products.',
      confirm: 'Apply',
    },
    undescribed: (count: number) =>
      plural(count, {
        one: '1 new product has no description in the file. A product needs one, so its name is used.',
        other: `${formatNumber(count)} new products have no description in the file. A product needs one, so their names are used.`,
      }),
    erased: {
      title: (count: number) =>
        plural(count, { one: '1 value is erased', other: `${formatNumber(count)} values are erased` }),
      inColumn: (column: string, count: number) => `${column} (${formatNumber(count)})`,
      text: 'An empty cell erases the value; only those of description, stock and picture keep it. These rows are marked and come first.',
      keep: 'Keep What Is Stored',
      refused:
        'Rows without a name, price or category are refused. If they are about products that exist, their empty cells can keep what is stored.',
      kept: 'Empty cells change nothing: what is stored stays.',
      erase: 'Let Empty Cells Erase Values',
      tag: 'Erases values',
    },
    rows: {
      title: { checked: 'Planned Changes', done: 'Applied Changes', deleted: 'Deleted Products' },
      none: 'No product changes.',
      shown: (shown: number, count: number) =>
        `The first ${formatNumber(shown)} of ${formatNumber(count)} products`,
      download: 'Download All Changes',
      columns: { line: 'Line', product: 'Product', changes: 'Before → after' },
      isNew: 'New',
      before: 'before:',
      after: 'after:',
      nothing: 'nothing',
      arrow: ' → ',
    },
    problems: {
      title: 'Refused Rows and Warnings',
      kept: 'What Stayed as It Was',
      shown: (shown: number) => `The first ${formatNumber(shown)}`,
      download: 'Download All',
      columns: { line: 'Line', reason: 'Reason' },
      refused: 'Refused',
      warning: 'Warning',
      mend: 'Correct the cells here and check again. Your own file stays as it is.',
      cell: (column: string, line: number) => `${column}, line ${line}`,
      mended: (count: number) =>
        plural(count, {
          one: '1 corrected cell is not checked yet.',
          other: `${formatNumber(count)} corrected cells are not checked yet.`,
        }),
    },
    map: {
      title: 'What Is in the Columns?',
      text: (count: number) =>
        plural(count, {
          one: 'The file has 1 column. Choose what it is.',
          other: `The file has ${formatNumber(count)} columns. Choose what each of them is.`,
        }),
      none: 'Leave Out',
      groups: { required: 'Needed', more: 'More', translations: 'Translations' },
      sample: (text: string) => `Such as: ${text}`,
      unused: (names: string) => `Left out from this file: ${names}`,
      values: {
        title: 'What the File Has No Column For',
        text: 'One value for all rows, another column, or a column times a factor, such as cost*1.55.',
        key: 'Finds the product again in your next file: a code, a barcode or the name.',
        add: 'Add a Value',
        choose: 'Choose…',
        remove: (name: string) => `Remove ${name}`,
      },
      onlyKnown: (columns: string) =>
        `Nothing is chosen for: ${columns}. So the file only changes products that the shop has already, and rows of others are refused.`,
      check: 'Check File',
      missing: 'Choose a column above, or type a value',
    },
  },
};

const products = (count: number) =>
  plural(count, { one: '1 demo product', other: `${formatNumber(count)} demo products` });
const orders = (count: number) =>
  plural(count, { one: '1 sample order', other: `${formatNumber(count)} sample orders` });

/** Words of the removal of the demo. */
export const demoWords = {
  title: 'Demo',
  text: 'This shop began with a demo: invented products and sample orders. Remove them in one step when you bring in your own.',
  remove: 'Remove the Demo',
  question: 'Remove the demo?',
  explanation: 'This cannot be undone. What you added yourself stays.',
  goes: {
    products: (count: number) => `${products(count)}, with their families and translations`,
    categories: 'Their categories and needs, unless they hold products of yours',
    orders: (count: number) =>
      `${orders(count)}, with calls, parcels, invoices and payouts, and the counts of searches`,
    samples: 'Sample staff, couriers, pickup points and seller',
  },
  staysTitle: 'What stays of the demo:',
  stays: {
    products: (count: number) => `${products(count)} in orders of your customers, hidden as drafts`,
    orders: (count: number) => `${orders(count)}, because your invoices continue their numbers`,
  },
  done: 'The demo is removed',
  failed: 'Failed to remove the demo',
};
