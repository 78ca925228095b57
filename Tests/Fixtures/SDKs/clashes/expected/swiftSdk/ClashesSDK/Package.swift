// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "ClashesSDK",
  platforms: [.macOS(.v15)],
  products: [.library(name: "ClashesSDK", targets: ["ClashesSDK"])],
  dependencies: [.package(path: "../../dataconnect")],
  targets: [
    .target(
      name: "ClashesSDK",
      dependencies: [
        .product(name: "DataConnectClient", package: "dataconnect")
      ],
      path: "Sources"
    )
  ]
)
