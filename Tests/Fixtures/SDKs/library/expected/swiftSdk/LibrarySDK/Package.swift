// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "LibrarySDK",
  platforms: [.macOS(.v15)],
  products: [.library(name: "LibrarySDK", targets: ["LibrarySDK"])],
  dependencies: [.package(path: "../../dataconnect")],
  targets: [
    .target(
      name: "LibrarySDK",
      dependencies: [
        .product(name: "DataConnectClient", package: "dataconnect")
      ],
      path: "Sources"
    )
  ]
)
