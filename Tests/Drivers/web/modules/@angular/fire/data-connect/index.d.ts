export * from 'firebase/data-connect';
