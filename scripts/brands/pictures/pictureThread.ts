import { parentPort, workerData } from 'node:worker_threads';
import { type PackagePlace, readPackagePictures } from './readAllPictures.ts';

const places: PackagePlace[] = workerData;
parentPort?.postMessage(places.map(readPackagePictures));
