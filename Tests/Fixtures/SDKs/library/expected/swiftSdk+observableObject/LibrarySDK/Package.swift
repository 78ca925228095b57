// swift-tools-version: 5.9

import PackageDescription

let package = Package(
  name: "LibrarySDK",
  platforms: [.iOS(.v15), .macOS(.v12), .watchOS(.v8), .tvOS(.v15)],
  products: [.library(name: "LibrarySDK", targets: ["LibrarySDK"])],
  dependencies: [.package(url: "https://github.com/firebase/data-connect-ios-sdk", from: "11.3.0-beta")],
  targets: [
    .target(
      name: "LibrarySDK",
      dependencies: [
        .product(name: "FirebaseDataConnect", package: "data-connect-ios-sdk")
      ],
      path: "Sources"
    )
  ]
)
