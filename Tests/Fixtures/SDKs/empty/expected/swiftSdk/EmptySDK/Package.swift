// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "EmptySDK",
  platforms: [.macOS(.v15)],
  products: [.library(name: "EmptySDK", targets: ["EmptySDK"])],
  dependencies: [.package(path: "../../dataconnect")],
  targets: [
    .target(
      name: "EmptySDK",
      dependencies: [
        .product(name: "DataConnectClient", package: "dataconnect")
      ],
      path: "Sources"
    )
  ]
)
